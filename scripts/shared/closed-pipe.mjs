/** `npm run routes | head` reads the first lines and closes the pipe. */
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
