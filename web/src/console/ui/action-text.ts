/** The name of a call as words: `CloseVacancy` is "Close vacancy". */
export function actionText(action: string): string {
  const words = action.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
