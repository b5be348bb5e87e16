import type { Plugin, ViteDevServer } from "vite";

/**
 * The server makes pages, so the browser reloads after an edit. React replaces an island and keeps its state.
 */
export function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      const onServer = ssr.moduleGraph.getModulesByFile(file)?.size;
      // Vite would do nothing for a module that no browser has asked for.
      const isReplaced =
        isOfIsland(file, server) && inBrowser.some((module) => module.isSelfAccepting !== undefined);
      if (this.environment === client) return isReplaced || !onServer ? modules : [];
      if (modules.length > 0 && !isReplaced) client.hot.send({ type: "full-reload", path: "*" });
      return [];
    },
  };
}

const isOfIsland = (file: string, { config }: ViteDevServer) => file.startsWith(`${config.root}/islands/`);
