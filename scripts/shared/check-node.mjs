// `npm start` and other commands import this first, so an old Node must understand its syntax.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `The site needs Node 20.19 or newer, but this is Node ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}
