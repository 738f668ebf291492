import { expect, it } from 'vitest';
import { allowedLink } from './notice-link-rules';

const origins = ['https://car.example.go.th'];

it.each([
  ['/notification-all/CAR', '/notification-all/CAR'],
  ['https://car.example.go.th/bookings?id=1', 'https://car.example.go.th/bookings?id=1'],
  ['https://CAR.example.go.th:443/a', 'https://car.example.go.th/a'],
])('%s leads to %s', (link, address) => expect(allowedLink(link, origins)).toBe(address));

it.each([
  'https://car.example.go.th.evil.example/',
  'https://user@car.example.go.th/',
  'https://car.example.go.th:8443/',
  'http://car.example.go.th/',
  '//car.example.go.th/',
  '/\t/evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'portal',
])('%s is refused', (link) => expect(allowedLink(link, origins)).toBeNull());
