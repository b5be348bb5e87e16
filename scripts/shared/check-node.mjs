// Imported first by every command; written so that an old Node still gets as far as the sentence below.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed, this is ${process.versions.node}: see https://nodejs.org/`);
  process.exit(1);
}
