import { HttpResponse, http } from 'msw'

const unanswered = new Set<string>()

/** Comes after every other handler: an API call that reaches it has no mock, and the story fails on it. */
export const unansweredCall = http.all('*/api/*', ({ request }) => {
  unanswered.add(`${request.method} ${new URL(request.url).pathname}`)
  return HttpResponse.error()
})

export function forgetUnansweredCalls(): void {
  unanswered.clear()
}

export function failOnUnansweredCalls(): void {
  if (unanswered.size === 0) return
  throw new Error(
    `No mock answers ${[...unanswered].join(', ')}. Add its handler to parameters.msw of the story.`,
  )
}
