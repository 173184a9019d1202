/** Where the API's documents are served: what members call, and what the desk does. */
export const servedDocuments = {
  members: '/api/openapi.json',
  desk: '/api/operator/openapi.json',
} as const
