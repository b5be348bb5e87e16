// Imported first by every command; written so that an old Node still gets as far as the sentence below.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `The site needs Node 20.19 or newer, but this is Node ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}
