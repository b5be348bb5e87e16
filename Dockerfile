# The browser, Node and Worker bundles, made once.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node node_modules/vite/bin/vite.js build --app --logLevel warn

# What an operator runs beside it: the commands, with the programs of compose.yaml's PostgreSQL.
FROM postgres:17 AS tools
COPY --from=build /usr/local /usr/local
COPY --from=build /site /site
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
WORKDIR /site
USER 1000:1000
ENTRYPOINT ["npm", "run", "--silent"]

# What runs: no compiler, no tests, nobody's privileges.
FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY --from=build /site/dist dist
COPY sql sql
COPY scripts/deploy/serve.mjs scripts/deploy/serve.mjs
COPY scripts/shared/explain.mjs scripts/shared/explain.mjs
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# It migrates before it serves; an init would hide no signal from it.
CMD ["node", "scripts/deploy/serve.mjs"]
