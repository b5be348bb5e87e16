import type { Plugin, ViteDevServer } from "vite";

/**
 * Pages are made on the server, so the browser loads its page again after an edit. An island is also a module of the
 * browser: there React replaces it and keeps its state.
 */
export function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      const onServer = ssr.moduleGraph.getModulesByFile(file)?.size;
      // Vite does not know yet what accepts a module that no browser has asked for, and would do nothing.
      const isReplaced =
        isOfIsland(file, server) && inBrowser.some((module) => module.isSelfAccepting !== undefined);
      if (this.environment === client) return isReplaced || !onServer ? modules : [];
      if (modules.length > 0 && !isReplaced) client.hot.send({ type: "full-reload", path: "*" });
      return [];
    },
  };
}

const isOfIsland = (file: string, { config }: ViteDevServer) => file.startsWith(`${config.root}/islands/`);
