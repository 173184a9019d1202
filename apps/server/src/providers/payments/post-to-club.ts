/** Posts to the club over the network, as a provider does; answers the status. */
export type PostToClub = (
  path: string,
  request: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<number>
