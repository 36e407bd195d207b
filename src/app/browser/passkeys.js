// Passkeys: forms with `data-passkey` ask the browser for one before they are sent. Where the browser knows none, or the page
// is at another address than the passkeys are for, they stay hidden.

import { word } from "./words.js"

const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0))

const toText = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const named = (list) => list?.map((known) => ({ ...known, id: toBytes(known.id) }))

const show = () => {
  if (window.PublicKeyCredential === undefined) return
  for (const part of document.querySelectorAll("[data-passkeys-of]")) {
    part.hidden = part.dataset.passkeysOf !== location.hostname
  }
}

const made = async (publicKey) => {
  const { rawId, response } = await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: toBytes(publicKey.challenge),
      user: { ...publicKey.user, id: toBytes(publicKey.user.id) },
      excludeCredentials: named(publicKey.excludeCredentials)
    }
  })
  return {
    id: toText(rawId),
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports?.() ?? []
  }
}

const given = async (publicKey) => {
  const { rawId, response } = await navigator.credentials.get({
    publicKey: {
      ...publicKey,
      challenge: toBytes(publicKey.challenge),
      allowCredentials: named(publicKey.allowCredentials)
    }
  })
  return {
    id: toText(rawId),
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle === null ? null : toText(response.userHandle)
  }
}

const answerTo = async (use) => {
  const response = await fetch(`/app/passkeys/options?for=${use}`, { credentials: "same-origin" })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { publicKey, ticket } = await response.json()
  return { ticket, ...(use === "add" ? await made(publicKey) : await given(publicKey)) }
}

const problemOf = ({ name }) => {
  if (name === "NotAllowedError" || name === "AbortError") return word("noPasskey")
  if (name === "InvalidStateError") return word("knownPasskey")
  return word("passkeyFailed")
}

const tell = (form, text) => {
  const problem = document.createElement("p")
  problem.className = "notice bad"
  problem.setAttribute("role", "alert")
  problem.textContent = text
  form.prepend(problem)
}

// Before all others that look at a form that is sent.
document.addEventListener(
  "submit",
  (event) => {
    const form = event.target
    const use = form instanceof HTMLFormElement ? form.dataset.passkey : undefined
    const field = use === undefined ? null : form.querySelector("[data-passkey-answer]")
    // What is missing, the server says: no passkey is made for it.
    if (field === null || field.value !== "" || !form.checkValidity()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (form.dataset.asking === "yes") return
    form.dataset.asking = "yes"
    form.querySelector("[role=alert]")?.remove()
    answerTo(use)
      .then(
        (answer) => {
          field.value = JSON.stringify(answer)
          form.requestSubmit(event.submitter ?? undefined)
        },
        (error) => tell(form, problemOf(error))
      )
      .finally(() => {
        delete form.dataset.asking
      })
  },
  true
)

document.addEventListener("htmx:load", show)
show()
