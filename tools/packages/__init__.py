"""What is installed and what is known about it: bill of materials, licences, audit."""
