# What was tried of it, and how: docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /oubliette
COPY . .
RUN node scripts/setup.mjs start && node scripts/build.mjs

FROM node:24-bookworm-slim
WORKDIR /oubliette
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA=/data
COPY --from=build /oubliette .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "--no-allocation-site-pretenuring", "apps/server/dist/main.js"]
