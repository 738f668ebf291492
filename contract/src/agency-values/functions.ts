/** Functions that an agency may switch off, with their calls. */
export const functionCalls = {
  collections: [
    'getDashboard',
    'updateReadPortal',
    'bookGroups',
    'bookGroupItems',
    'intranetItem',
    'myBookGroups',
    'audienceUnits',
    'listIntranetItems',
    'editIntranetItem',
    'saveIntranetItem',
    'withdrawIntranetItem',
    'removeIntranetItem',
    'uploadIntranetFile',
    'readIntranetFile',
  ],
  bulkReceive: ['receiveDocuments'],
  bulkNumber: ['issueNumbers', 'reserveNumbers'],
  reminders: ['remindDocument'],
  line: ['lineAccount', 'linkLineAccount', 'unlinkLineAccount'],
  requestAccount: ['registrationForm', 'requestAccount'],
} as const satisfies Record<string, readonly string[]>;
export type FunctionCode = keyof typeof functionCalls;

const codeOfCall = new Map(Object.entries(functionCalls).flatMap(([code, calls]) => calls.map((call) => [call as string, code as FunctionCode] as const)));

/** The function of a call; undefined if it cannot be switched off. */
export const functionOfCall = (call: string): FunctionCode | undefined => codeOfCall.get(call);
