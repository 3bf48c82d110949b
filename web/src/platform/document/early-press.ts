declare global {
  interface Window {
    /** Stops remembering; returns the last button that was pressed. */
    takeEarlyPress?: (() => HTMLButtonElement | undefined) | undefined;
  }
}

/**
 * Text of an inline script that remembers the button that is pressed last before the scripts of the page handle events: on a slow
 * line that takes seconds. Links and forms work without scripts.
 */
export const earlyPressScript = `(function(){var button;
function remember(event){var pressed=event.target.closest('button');if(pressed&&pressed.type==='button')button=pressed}
addEventListener('click',remember,true);
window.takeEarlyPress=function(){removeEventListener('click',remember,true);return button}})()`;

/**
 * Ends the remembering of presses. Call it before hydration, from when on React handles them.
 * @returns a function that presses the remembered button; call it when the page is hydrated
 */
export function takeEarlyPress(): () => void {
  const button = window.takeEarlyPress?.();
  window.takeEarlyPress = undefined;
  return () => {
    if (button?.isConnected) button.click();
  };
}
