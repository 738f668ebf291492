export { hasRight } from './has-right';
