# Builds the one executable and puts it into an image that has nothing else but the C library it needs.
FROM oven/bun:1.4.5 AS builder
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
# No package's own scripts: what they set up (PostgreSQL for tests, compilers) is not part of the executable.
RUN bun install --frozen-lockfile --ignore-scripts
COPY tsconfig.json ./
COPY migrations ./migrations
COPY scripts ./scripts
COPY src ./src
RUN bun scripts/build.ts \
  && mkdir -p /image/etc \
  && cp dist/duebook /image/duebook \
  && ldd dist/duebook | grep -o '/[^ ]*' | xargs -I{} cp --parents --dereference {} /image \
  && echo 'duebook:x:65532:65532::/:/duebook' > /image/etc/passwd \
  && echo 'duebook:x:65532:' > /image/etc/group \
  && echo 'hosts: files dns' > /image/etc/nsswitch.conf

FROM scratch
COPY --from=builder /image /
USER 65532:65532
# What the engine takes for the machine's memory when it decides how long to put off collecting garbage: a bound on
# what a busy service holds, at 2 % of its speed.
ENV BUN_JSC_forceRAMSize=300000000
# 3000 is the API. The admin port, 3001, is for the health check and the metrics scraper only.
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["/duebook", "healthcheck"]
ENTRYPOINT ["/duebook"]
CMD ["serve"]
