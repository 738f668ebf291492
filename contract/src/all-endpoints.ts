import * as collections from './collections/get-dashboard';
import * as openDocument from './documents/open-document';
import * as registerIncoming from './documents/register-incoming';
import * as routeActions from './documents/route-actions';
import type { Endpoint } from './endpoint';
import * as notifications from './notifications/notifications';
import * as menus from './portal/menus';
import * as todoLists from './queues/todo-lists';
import * as consent from './session/consent';
import * as recovery from './session/recovery';
import * as secondFactor from './session/second-factor';
import * as signIn from './session/sign-in';

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Every call of the product, for the document that describes them and for the tests that hold for all of them. */
export const allEndpoints: readonly Endpoint[] = [
  signIn,
  secondFactor,
  recovery,
  consent,
  menus,
  notifications,
  todoLists,
  collections,
  openDocument,
  routeActions,
  registerIncoming,
].flatMap((module) => Object.values(module).filter(isEndpoint));
