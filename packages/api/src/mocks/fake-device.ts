const bytes = (text: string) => new TextEncoder().encode(text).buffer

const credential = (response: object) => ({
  id: 'new',
  rawId: bytes('new'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
})

/** What a browser answers that makes or uses a passkey whenever it is asked, or doesn't. */
export const deviceAnswers = {
  made: async () =>
    credential({ attestationObject: bytes('made'), getTransports: () => ['internal', 'hybrid'] }),
  signed: async () => credential({ authenticatorData: bytes('here'), signature: bytes('signed') }),
  refused: (name: string) => async () => {
    throw new DOMException('No.', name)
  },
}

/** No story asks a real device: the browser answers this. */
export function fakeDevice(asked: 'create' | 'get', answer: () => Promise<unknown>): void {
  Object.defineProperty(navigator.credentials, asked, { value: answer, configurable: true })
}

/** Before each story that fakes one: afterwards the browser answers for itself again. */
export const withoutFakeDevice = () => () => {
  for (const asked of ['create', 'get']) Reflect.deleteProperty(navigator.credentials, asked)
}
