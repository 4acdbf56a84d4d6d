FROM node:24.21.0-bookworm AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs build

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/api-spec/generated/loggedPaths.conf /etc/nginx/logged-paths.conf
COPY --from=build /app/web/dist/ /usr/share/nginx/html/
EXPOSE 8080
