# Builds the web part and the server, then keeps only what the server needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /vagu
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY agency/package.json agency/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --ignore-scripts --include=dev --include=optional
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /vagu
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY agency/package.json agency/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
# of the server alone: the Node that the project could bring is left out; optional packages are sharp's own libraries
RUN npm ci --ignore-scripts --omit=dev --workspace server

FROM node:24-bookworm-slim
# two heaps for all threads, and what is large outside of them: else memory is held that nobody uses
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VAGU_DATA=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /vagu
COPY --from=packages /vagu/node_modules node_modules
COPY package.json ./
COPY core core
COPY agency agency
COPY server server
COPY --from=build /vagu/web/dist web/dist
COPY --from=build /vagu/server/dist server/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=4", "--max-old-space-size=1000", "server/dist/main.js"]
