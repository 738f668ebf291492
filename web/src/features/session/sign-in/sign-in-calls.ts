/** What the sign-in form needs when it is sent: with the schemas it weighs as much as the form, so it comes after the form is drawn. */

export { exchangeTicket } from '@sarabun/contract/session/exchange-ticket';
export { login, preLogin } from '@sarabun/contract/session/sign-in';
export { call } from '../../../platform/call';
export { openSession } from '../../../platform/session';
