/** Every component in every state, for looking at. */
export function Gallery() {
  return <div />;
}
