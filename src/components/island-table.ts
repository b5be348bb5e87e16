/** Every island, by its name: its file in `islands/`. */
export const islands = {};
