/** A ref for the field that has the focus when its dialog opens: `showModal` looks for the attribute, which React omits. */
export const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
