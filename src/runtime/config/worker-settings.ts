import { rowOf, type Setting, settingNames } from "./settings.ts";
import { type Environment, listOf } from "./variables.ts";

const ofWorkers = settingNames.filter((name) => !rowOf(name).isForNode);

/** A Worker is on the open internet from its first moment, so the site makes up no missing value. */
export function missingOnWorkers(environment: Environment): string[] {
  const needs = ["on Workers", "in production"];
  const missing = ofWorkers.filter((name) => needs.includes(rowOf(name).needed ?? "") && !environment[name]);
  return missing.length > 0 ? [`${listOf(missing)} must be set on a Worker.`] : [];
}

export const refusedOnWorkers = (environment: Environment): string[] =>
  settingNames.flatMap((name) => {
    const { refusedOnWorkers } = rowOf(name);
    return refusedOnWorkers && environment[name]?.trim()
      ? [`${name} is not available on Workers. ${refusedOnWorkers}`]
      : [];
  });

/** Whoever can read the deployment sees the variables, and nobody sees the secrets. */
export const workerVariables = (environment: Environment) =>
  among(environment, (name) => !rowOf(name).isSecret);
export const workerSecrets = (environment: Environment) =>
  among(environment, (name) => rowOf(name).isSecret === true);

function among(environment: Environment, isWanted: (name: Setting) => boolean): Record<string, string> {
  const names = ofWorkers.filter(isWanted);
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
