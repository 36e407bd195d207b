# Builds the one executable and puts it into an image that has nothing else but the C library it needs and the list of
# all that is in both. The same commit, base image and arguments give the same bytes. An image for another processor is
# built without running anything of that: docker buildx build --platform linux/arm64 .
ARG SYSTEM=oven/bun:1.4.5
# Of the processor that the image is for. Nothing runs in it: the C library is copied from here.
FROM ${SYSTEM} AS system
# Without a line of its own this stage is the image itself, which Buildah would remove with the other stages.
LABEL org.opencontainers.image.title="the system of the C library"

FROM --platform=$BUILDPLATFORM oven/bun:1.4.5 AS builder
ARG TARGETARCH
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
# No package's own scripts: what they set up (PostgreSQL for tests, compilers) is not part of the executable. For all
# processors, because the executable contains the Bun of its own.
RUN bun install --frozen-lockfile --ignore-scripts --os=linux --cpu='*'
COPY tsconfig.json ./
COPY migrations ./migrations
COPY scripts ./scripts
COPY src ./src
ARG VERSION=1.0.0
ARG REVISION
# The time of the commit, in seconds since 1970: the time of every file in the image.
ARG SOURCE_DATE_EPOCH=0
RUN --mount=type=bind,from=system,target=/system \
  bun scripts/build.ts src/main.ts dist/duebook dist/metafile.json \
  && mkdir -p /image/etc \
  && cp dist/duebook /image/duebook \
  && bun scripts/container/libraries.ts dist/duebook /system /image \
  && echo 'duebook:x:65532:65532::/:/duebook' > /image/etc/passwd \
  && echo 'duebook:x:65532:' > /image/etc/group \
  && echo 'hosts: files dns' > /image/etc/nsswitch.conf \
  && VERSION=$VERSION REVISION=$REVISION SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH \
    bun scripts/sbom.ts dist/duebook dist/metafile.json /image/sbom.cdx.json /image /system \
  && mkdir -p --mode=700 /keys \
  && find /image /keys -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +

FROM scratch
COPY --from=builder /image /
# Where a volume with keys may be mounted: an empty one takes the owner of this folder.
COPY --from=builder --chown=65532:65532 /keys /keys
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
ARG VERSION=1.0.0
ARG REVISION=unknown
ARG CREATED=1970-01-01T00:00:00Z
LABEL org.opencontainers.image.title="duebook" \
  org.opencontainers.image.description="Receivables and payables with reminders: a multi-tenant money API on Bun, Effect and PostgreSQL." \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.created="$CREATED"
