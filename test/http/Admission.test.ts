/** Who may ask, how often, in which order it is decided, and that nothing is done twice. */
import "./contract/Access.ts"
import "./contract/Order.ts"
import "./contract/Limits.ts"
import "./contract/Idempotency.ts"
import "./contract/Log.ts"
