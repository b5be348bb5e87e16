/** An event's handler that acts in place of what the browser would do. */
export const instead = (act: () => unknown) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  void act();
};
