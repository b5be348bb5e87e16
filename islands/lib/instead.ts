export const instead = (act: () => unknown) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  void act();
};
