export { nextReceiveNumbers, registryOf, takeNumber, voidNumber } from './register-store';
