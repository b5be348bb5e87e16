declare module "*/dist/assets.json" {
  const build: import("./assets.ts").BrowserBuild;
  export default build;
}
