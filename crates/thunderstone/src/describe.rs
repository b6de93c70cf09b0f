//! What a viewer sees, in sentences. The terminal and the browser still have their own.

use crate::Thunderstone;
use table::Describe;

impl Describe for Thunderstone {}
