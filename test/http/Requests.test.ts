/** What a request may be: its address, its body, its fields. One service serves the cases of all these files. */
import "./contract/Routes.ts"
import "./contract/Body.ts"
import "./contract/Fields.ts"
