export { anchorNumbers } from './anchor-numbers';
export { takeNumber, voidNumber } from './number-store';
export { proveRegisters } from './prove-registers';
export { nextReceiveNumbers, registryOf } from './register-store';
