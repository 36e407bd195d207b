// What was done a moment ago can be taken back for some seconds; whoever is at it has time.

const MILLIS = 10_000
const LATER_MILLIS = 1000

const isAt = (offer) => offer.matches(":hover") || offer.contains(document.activeElement)

const watch = (offer, millis) =>
  setTimeout(() => {
    if (!offer.isConnected) return
    if (isAt(offer)) watch(offer, LATER_MILLIS)
    else {
      const card = offer.closest("section.card")
      offer.remove()
      if (card !== null && card.querySelector("[data-undo]") === null) card.remove()
    }
  }, millis)

const arrive = () => {
  for (const offer of document.querySelectorAll("[data-undo]:not([data-watched])")) {
    offer.setAttribute("data-watched", "")
    watch(offer, MILLIS)
  }
}
document.addEventListener("DOMContentLoaded", arrive)
document.addEventListener("htmx:afterSettle", arrive)
