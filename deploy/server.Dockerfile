FROM node:24.21.0-bookworm AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs seed --out data/template.sqlite && node scripts/run.mjs build \
 && npx --yes pnpm@10.34.9 --filter @acometida/server deploy --prod --legacy --ignore-scripts /deploy

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /deploy/ ./
COPY --from=build /app/server/dist/ ./dist/
COPY --from=build /app/data/template.sqlite ./data/template.sqlite
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "dist/main.js"]
