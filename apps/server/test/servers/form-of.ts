export type SentFile = { readonly name: string; readonly bytes: Uint8Array; readonly type?: string }

/** A form with one file, as a browser sends it. */
export async function formOf(
  file: SentFile | undefined,
  fields: unknown,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  if (file !== undefined) {
    const bytes = new Uint8Array(file.bytes)
    form.append('file', new File([bytes], file.name, { type: file.type ?? 'image/jpeg' }))
  }
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
