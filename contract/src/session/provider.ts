/** The page that starts the sign-in at the agency's OpenID Connect provider (not a call); `return` names the page to come back to. */
export const providerAddress = '/api/users/provider';
export const providerCallbackAddress = '/api/users/provider/callback';
