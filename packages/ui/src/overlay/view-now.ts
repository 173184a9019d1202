/** What is seen of the page: on a phone the keyboard covers its lower part without making it any smaller. */
export function viewNow(): { width: number; height: number } {
  const { clientWidth, clientHeight } = document.documentElement
  const seen = window.visualViewport
  return {
    width: clientWidth,
    height: Math.min(clientHeight, seen ? seen.offsetTop + seen.height : clientHeight),
  }
}
