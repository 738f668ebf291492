export declare const digestHashes: Readonly<Record<string, string>>;
export declare const signatureHashes: Readonly<Record<string, string>>;
