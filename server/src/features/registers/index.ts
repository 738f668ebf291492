export { anchorNumbers } from './anchor-numbers';
export { numberAround } from './number-around';
export { burnNumbersOf, takeNumber, voidNumber } from './number-store';
export { proveRegisters } from './prove-registers';
export { nextReceiveNumbers, registryOf } from './register-store';
export { burnExpired } from './reserve-numbers';
export { registerRoutes } from './routes';
