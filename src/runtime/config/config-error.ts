/** Its message holds one line for each wrong variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
