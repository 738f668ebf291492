export { nextReceiveNumbers, registryOf, takeNumber } from './register-store';
