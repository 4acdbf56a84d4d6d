# The command acometida: client, API, control API and control room on one port, with the seeded world in memory.
# docker build --file deploy/acometida.Dockerfile --tag acometida .
# docker run --publish 4000:4000 acometida
FROM node:24.21.0-bookworm AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs package \
 && npm install --prefix /deploy --ignore-scripts --no-audit --no-fund ./dist/acometida-[0-9]*.tgz

FROM node:24.21.0-bookworm-slim
COPY --from=build /deploy/ /app/
# The data end with the container. Name a file below /data in DATABASE, and mount /data, to keep them.
ENV ACOMETIDA_HOST=0.0.0.0 PORT=4000 DATABASE=:memory:
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/acometida/acometida.js"]
