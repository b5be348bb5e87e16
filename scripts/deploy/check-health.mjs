// Runs inside the container: the image's health check, for every format and every program that runs containers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
