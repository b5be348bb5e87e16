# Debian 13 has the client programs of PostgreSQL 17.
ARG NODE_IMAGE=docker.io/library/node:22-trixie-slim

# The browser, Node and Worker bundles, made once.
FROM $NODE_IMAGE AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node node_modules/vite/bin/vite.js build --app --logLevel warn

# The programs that back up compose.yaml's PostgreSQL 17, and the libraries that they load. Debian's package brings Perl too.
FROM $NODE_IMAGE AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17
RUN mkdir /programs && cd /usr/lib/postgresql/17/bin && cp --parents "$PWD/pg_dump" "$PWD/pg_restore" /programs \
  && ldd pg_dump pg_restore | awk '$2 == "=>" { print $3 }' | sort -u | while read -r library; do \
    folder=$(realpath "$(dirname "$library")") && mkdir -p "/programs$folder" && cp -L "$library" "/programs$folder"; \
  done

# The commands that an operator runs.
FROM $NODE_IMAGE AS tools
# The image's own libraries stay as they are.
RUN --mount=type=bind,from=postgres,source=/programs,target=/programs cp -R --no-clobber /programs/. /
ENV PATH=$PATH:/usr/lib/postgresql/17/bin
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
# The commands are TypeScript, which tsx runs.
COPY --from=build /site/node_modules/tsx node_modules/tsx
COPY --from=build /site/node_modules/esbuild node_modules/esbuild
COPY --from=build /site/node_modules/@esbuild node_modules/@esbuild
COPY tsconfig.json ./
COPY sql sql
COPY scripts scripts
COPY src src
COPY islands islands
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
USER 1000:1000
ENTRYPOINT ["npm", "run", "--silent"]

# What runs: no compiler, no tests, nobody's privileges.
FROM $NODE_IMAGE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force \
  && mkdir /data && chown 1000:1000 /data
COPY --from=build /site/dist dist
COPY sql sql
COPY scripts/deploy/serve.mjs scripts/deploy/serve.mjs
COPY scripts/deploy/check-health.mjs scripts/deploy/check-health.mjs
COPY scripts/shared/explain.mjs scripts/shared/explain.mjs
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Only the docker format keeps it; compose.yaml and docs/operating.md name the same command.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/deploy/check-health.mjs"]
# It migrates before it serves; an init would hide no signal from it.
CMD ["node", "scripts/deploy/serve.mjs"]
