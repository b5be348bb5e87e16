export function testEnvironment(environment?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
