/** Which host names lead to the machine itself, where nobody else reads what is sent. */

const loopback = /^(?:localhost|.*\.localhost|127(?:\.[0-9]{1,3}){3}|\[::1\]|::1)$/

/** Whether the host of a URL is this machine. */
export const isThisMachine = (hostname: string): boolean => loopback.test(hostname.toLowerCase())
