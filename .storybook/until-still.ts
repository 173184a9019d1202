import { patience } from '@kinfold/ui/patience'

const patienceMs = patience(10_000)

/** Waits until nothing moves any more, but for what moves for ever: that is stopped for a picture. */
export async function untilStill(): Promise<void> {
  const start = performance.now()
  while (moving().length > 0) {
    await new Promise(requestAnimationFrame)
    if (performance.now() - start > patienceMs)
      throw new Error(`Still moving: ${moving().map(nameOf).join(', ')}.`)
  }
}

const moving = () => document.getAnimations().filter(animation => isRunning(animation))

const isRunning = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

function nameOf(animation: Animation): string {
  if (animation instanceof CSSAnimation) return animation.animationName
  if (animation instanceof CSSTransition) return animation.transitionProperty
  return animation.id
}
