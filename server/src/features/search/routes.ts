import * as calls from '@sarabun/contract/search/search';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveLongRead, serveRead } from '../../platform/http';
import { forgetSearch, savedSearches, saveSearch } from './saved-searches';
import { countFoundLetters, recentLetters, searchLetters } from './search-letters';

export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  serveLongRead(app, platform, calls.searchLetters, searchLetters);
  serveLongRead(app, platform, calls.countFound, countFoundLetters);
  serveRead(app, platform, calls.recentLetters, recentLetters);
  serveRead(app, platform, calls.savedSearches, savedSearches);
  serveAct(app, platform, calls.saveSearch, saveSearch);
  serveAct(app, platform, calls.forgetSearch, forgetSearch);
}
