/** What a club says of itself until its settings say otherwise: pages, desk and papers read the same settings. */
export const clubDefaults = {
  name: 'Kinfold',
  supportEmail: 'support@kinfold.example',
  bylaws: 'https://kinfold.example/bylaws',
  imprint: (name: string) => `${name}, a private members’ club`,
  licence: 'Managed by a licensed asset manager',
} as const
