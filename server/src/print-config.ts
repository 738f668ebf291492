import { readConfig, variables, WrongConfig } from './config';

/** `npm run config`: prints every variable, its purpose and its current value, except secrets. */
function printConfig(): void {
  for (const [name, { about, must, standard, secret }] of Object.entries(variables)) {
    const given = process.env[name];
    const value = given ? (secret ? '(set)' : given) : `${standard ?? '(unset)'}  (standard)`;
    console.log(`${name} = ${value}\n    ${about} It must ${must}.\n`);
  }
}

printConfig();
try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof WrongConfig)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
