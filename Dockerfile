# The shop as an image: `docker build -t witryna .`; compose.yaml runs two of it with all they need: docs/containers.md.

# As the package `node` of package.json; a test compares them.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS shop
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /shop
RUN install --directory --owner=node --group=node /data
COPY --from=packages /shop/node_modules ./node_modules
COPY . .
COPY --from=build /shop/build ./build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "tools/start.ts"]
